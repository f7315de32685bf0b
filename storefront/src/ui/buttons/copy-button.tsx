import { type ReactNode, useState } from 'react';
import { Button, type ButtonLook } from './button.tsx';

interface CopyButtonProps {
  value: string;
  /** What is copied: "code", "link". */
  what: string;
  icon?: ReactNode;
  variant?: ButtonLook['variant'];
}

/** Copies something, and says that it did; where the browser will not, it says to mark it by hand. */
export function CopyButton({ value, what, icon, variant = 'outline' }: CopyButtonProps) {
  const [label, setLabel] = useState(`Copy ${what}`);
  const copy = async (): Promise<void> => {
    try {
      await navigator.clipboard.writeText(value);
      setLabel('Copied');
    } catch {
      setLabel(`Mark the ${what} to copy it`);
    }
  };
  return (
    <Button variant={variant} size="small" onClick={() => void copy()}>
      {icon}
      <span aria-live="polite">{label}</span>
    </Button>
  );
}
