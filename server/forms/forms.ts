import type { Handler } from '../http/http-server.ts';
import { createClubEmailPage } from './club-email-page.ts';
import { createContactForm } from './contact-form.ts';
import type { FormParts } from './hand-form.ts';
import { createListForms, type ListForms } from './list-forms.ts';
import { createStudentEmailPage } from './student-email-page.ts';

/** Forms as a browser without scripts sends them, and the pages that letters' plain links lead to. */
export interface Forms extends ListForms {
  /** The page that ends the club's letters. */
  clubLetter: Handler;
  /** The page that gives out the student code. */
  studentLetter: Handler;
  contact: Handler;
}

/** All of them, handed to the services. */
export const createForms = (parts: FormParts): Forms => ({
  ...createListForms(parts),
  clubLetter: createClubEmailPage(parts),
  studentLetter: createStudentEmailPage(parts),
  contact: createContactForm(parts),
});
