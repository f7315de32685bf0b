/**
 * A product's handle, as providers make them of its title: words of any writing, with dashes between them. Where one is read from
 * outside it has to be this, everywhere: what one place let in, another would drop.
 */
export const PRODUCT_HANDLE = /^(?=.{1,200}$)[\p{L}\p{M}\p{N}_]+(?:-+[\p{L}\p{M}\p{N}_]+)*$/u;
