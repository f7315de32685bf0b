import { paths } from '../../paths.ts';

/** What the set builder begins with: the handles of two halves, or of a print. */
interface SetBeginning {
  top?: string;
  bottoms?: string;
  print?: string;
}

/** The address of the set builder as it stands: whoever opens it finds the same set. */
export const setAddress = (set: SetBeginning): string => `${paths.makeASet()}?${new URLSearchParams({ ...set })}`;
