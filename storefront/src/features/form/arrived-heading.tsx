import { type ReactNode, useEffect, useRef } from 'react';

interface ArrivedHeadingProps {
  as?: 'h1' | 'h2';
  id?: string | undefined;
  className: string | undefined;
  children: ReactNode;
}

/** The heading of what has taken a form's place. Takes the focus the form had, and so comes in sight. */
export function ArrivedHeading({ as: Heading = 'h1', id, className, children }: ArrivedHeadingProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <Heading id={id} ref={heading} tabIndex={-1} className={className}>
      {children}
    </Heading>
  );
}
