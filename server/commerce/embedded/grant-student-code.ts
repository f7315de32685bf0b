import type { CommerceDb } from '@bluebird-bay/commerce/store/commerce-database.ts';
import { grantDiscount } from '@bluebird-bay/commerce/store/discount/discounts.ts';
import { STUDENT_CODE } from '@bluebird-bay/content/promises.ts';
import type { StudentDiscounts } from '@bluebird-bay/services/student/student-api.ts';

/** Has the embedded provider take the student code from an address. */
export const grantStudentCode =
  (db: CommerceDb): StudentDiscounts['grant'] =>
  async (email) => {
    if (!(await grantDiscount(db, STUDENT_CODE, email))) throw new Error(`There is no code ${STUDENT_CODE}.`);
  };
