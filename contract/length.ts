/** Lengths are kept in inches and shown in centimetres too (specification §9). */
export const CM_PER_INCH = 2.54;
