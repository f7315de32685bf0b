import type { AnswerOf } from '../contract/operation.ts';
import type { ServicesDb } from '../store/services-database.ts';
import type { EXPORT_ADDRESS } from './address-contract.ts';

type KeptOfAddress = NonNullable<AnswerOf<typeof EXPORT_ADDRESS>['kept']>;

const textOf = (moment: Date | null): string | null => moment?.toISOString() ?? null;

/** Whatever lies in the services under an email, in lower case, as all of them are kept. */
export async function keptOfAddress(db: ServicesDb, email: string): Promise<KeptOfAddress> {
  const [lists, winner, awaited, messages, student] = await Promise.all([
    db
      .selectFrom('services.list_entry')
      .select(['list', 'subject', 'asked_at', 'confirmed_at'])
      .where('email', '=', email)
      .orderBy('asked_at')
      .execute(),
    db.selectFrom('services.giveaway_winner').select('number').where('email', '=', email).executeTakeFirst(),
    db
      .selectFrom('services.stock_request')
      .select(['variant', 'asked_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('services.contact_message')
      .select(['topic', 'name', 'order_number', 'body', 'written_at'])
      .where('email', '=', email)
      .orderBy('id')
      .execute(),
    db
      .selectFrom('services.student_request')
      .select(['asked_at', 'confirmed_at'])
      .where('email', '=', email)
      .executeTakeFirst(),
  ]);
  return {
    lists: lists.map(({ list, subject, asked_at, confirmed_at }) => ({
      list,
      subject,
      askedAt: asked_at.toISOString(),
      confirmedAt: textOf(confirmed_at),
    })),
    giveaway: winner?.number ?? null,
    awaitedSizes: awaited.map(({ variant, asked_at }) => ({ variant, askedAt: asked_at.toISOString() })),
    messages: messages.map(({ topic, name, order_number, body, written_at }) => ({
      topic,
      name,
      order: order_number,
      message: body,
      writtenAt: written_at.toISOString(),
    })),
    studentCode: student
      ? { askedAt: student.asked_at.toISOString(), confirmedAt: textOf(student.confirmed_at) }
      : null,
  };
}
