const ONE_SIZE = 'One Size';

/** Whether a variant's title names no size, as there is only one. A hosted provider calls that `Default Title`. */
export const isOneSize = (title: string): boolean => /^(one size|default title)$/i.test(title);

/** A variant's title as a size for reading: `M`, or `One Size`. */
export const sizeLabel = (title: string): string => (isOneSize(title) ? ONE_SIZE : title);
