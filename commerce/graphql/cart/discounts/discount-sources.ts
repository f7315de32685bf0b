import type { Allocation } from '../../../domain/discount/allocation.ts';
import { typed } from '../../ids/typed.ts';

/** An allocation, with its value in the currency of what it is taken from. */
export type AllocationSource = Allocation;

/** A discount of the shop by its title, or one by a code. */
export const allocationSource = (allocation: Allocation) =>
  allocation.source.kind === 'code'
    ? typed('CartCodeDiscountAllocation', allocation)
    : typed('CartAutomaticDiscountAllocation', allocation);
