import { paths } from '../../../paths.ts';
import { type CollectionName, MAIN_COLLECTIONS } from '../../collection/collection-families.ts';

/** One word of the header, and where it leads. */
interface Department extends CollectionName {
  to: string;
}

const LOOKBOOKS: Department = { handle: 'lookbooks', label: 'Lookbooks', to: paths.lookbooks() };

/** The header's words in their order: the departments, and the lookbooks before the last of them. */
export const DEPARTMENTS: readonly Department[] = MAIN_COLLECTIONS.map((department) => ({
  ...department,
  to: paths.collection(department.handle),
})).toSpliced(-1, 0, LOOKBOOKS);

/** The header's words where the provider's collections are not the house's own. */
export const departmentsOf = (linkedCollections: readonly CollectionName[] | undefined): readonly Department[] =>
  linkedCollections
    ?.map((collection) => ({ ...collection, to: paths.collection(collection.handle) }))
    .concat(LOOKBOOKS) ?? DEPARTMENTS;

/** Whether a department opens more than its own page; what that is comes with the menu (`menus.ts`). */
export const hasMenu = ({ handle }: Department): boolean => handle !== LOOKBOOKS.handle;
