/** The collection of what costs little. */
export const BUDGET_SHELF = 'under-50';
