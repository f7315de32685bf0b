import type { Connection, Edge } from '../connection/connection.ts';
import type { MailingAddressSource } from './mailing-address-source.ts';

export type MailingAddressConnectionSource = Connection<MailingAddressSource>;
export type MailingAddressEdgeSource = Edge<MailingAddressSource>;
