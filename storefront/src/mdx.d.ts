/** A page of text in `content/`, compiled while building: its words as elements, its own parts from `components`. */
declare module '*.mdx' {
  import type { ComponentType } from 'react';

  const Text: ComponentType<{ components?: Readonly<Record<string, ComponentType>> }>;
  export default Text;
}
