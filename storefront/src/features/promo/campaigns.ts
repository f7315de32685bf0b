/** Codes the shop has printed on postcards: what there is to say about them beyond "valid" and "not valid". */
export const CAMPAIGNS = {
  /** The one to name to somebody whose code did not work. */
  current: { code: 'HELLOBAY', text: '10% off your first order' },
  /** When a code that is over ended, by code. */
  ended: new Map([['SUMMER20', '31 August']]),
  /** Codes that work for somebody who has to say who they are first. */
  forMembers: new Map([['STUDENT30', 'students we have checked']]),
} as const;
