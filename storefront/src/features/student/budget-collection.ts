/** The collection of what costs little. */
export const BUDGET_COLLECTION = 'under-50';
