import type { OperatingFigures } from '@bluebird-bay/commerce/store/operating-figures.ts';
import type { EventTopic } from '@bluebird-bay/commerce/store/outbox/shop-events.ts';
import type { Replica } from '@bluebird-bay/database/replica.ts';
import type { Mailer } from '@bluebird-bay/emails/mailer.ts';
import type { Html } from '@bluebird-bay/html/html.ts';
import type { ClubPorts } from '@bluebird-bay/services/club/club-ports.ts';
import type { ServicesOptions } from '@bluebird-bay/services/services.ts';
import type { StudentDiscounts } from '@bluebird-bay/services/student/student-api.ts';
import type { ApiFailure, StorefrontClient } from '@bluebird-bay/storefront/src/storefront-api/client.ts';
import type { ShopConfig } from '@bluebird-bay/storefront/src/storefront-api/shop-config.ts';
import type { Caller } from '../http/caller.ts';
import type { OpenDatabase } from '../life/open-database.ts';
import type { Step } from '../life/progress.ts';
import type { RequestedPicture } from '../pictures/picture-job.ts';
import type { Pictures } from '../pictures/pictures.ts';

/**
 * The commerce provider as the server sees it: our own, embedded (`embedded/`), or one elsewhere (`hosted/`). Which of them it
 * is, `choose-commerce.ts` knows and nobody else.
 */
export interface Commerce {
  /** Where browsers go beside the shop itself; the content security policy names it. */
  browserOrigins: BrowserOrigins;
  /** Makes ready what the provider keeps in the shop's own database, and says which catalogue it has. */
  prepare(database: OpenDatabase, step: Step): Promise<Catalogue>;
  /** Opens it. After `prepare`. */
  open(parts: CommerceParts): OpenCommerce;
}

/** Origins: `https://shop.example`. */
export interface BrowserOrigins {
  /** Whom scripts may ask. */
  connect: readonly string[];
  /** Whose pictures are shown. */
  pictures: readonly string[];
  /** Whom forms may be sent to. */
  forms: readonly string[];
}

export interface Catalogue {
  /** Changes where pages made before are of no use. */
  version: string;
  /** Pictures of ours that products and collections name. */
  pictures: readonly string[];
  /** Those that the home page shows, and those that all pages do: for who draws ahead and makes no pages. */
  shown: Readonly<Record<'home' | 'all', () => RequestedPicture[]>>;
}

export interface CommerceParts {
  pictures: Pictures;
  /** A copy of the database that follows it, for what pages are made from. */
  replica?: Pick<Replica, 'isUsable'> | undefined;
}

/** Answers requests and wants to know who asks. */
export interface CallerRequestHandler {
  fetch(request: Request, caller: Caller): Response | Promise<Response>;
}

/** What the provider answers at the shop's own addresses. */
export interface CommerceRoutes {
  /** `/api/*` */
  api: CallerRequestHandler;
  /** What customers ask for beyond the provider's API; `/services/orders/*` and so on. */
  selfService: CallerRequestHandler;
  /** `/checkouts/*`, where checkout is ours. */
  checkout?: CallerRequestHandler;
  /** The checkout's own host, which shows no pages; empty where there is none. */
  checkoutHost: string;
  /** Where whoever is lost on it finds their cart; the shop's own page of it unless told. */
  cartUrl?: string;
  /** Emails that wait on this machine; it has nothing to say to others. Absent where a mail server takes them. */
  mailbox?: { fetch(request: Request, caller: Caller): Promise<Response | undefined> } | undefined;
}

/** Somebody in this process who is told of what happens at the provider, by signed webhooks. */
export interface Subscriber {
  name: string;
  path: string;
  topics: readonly EventTopic[];
  fetch(request: Request): Promise<Response>;
}

/** Work that is done again and again. */
export interface Job {
  name: string;
  everyMs: number;
  /** When it is done first, where that is sooner. */
  firstMs?: number;
  /** Where the database tells that there is something to do, which is then done at once. */
  news?: string;
  run(): Promise<unknown>;
  /** Several processes may be at it: it hands out what there is to do piece by piece. Otherwise one at a time does it. */
  isShared?: boolean;
}

/** A document for browsers without scripts, in the looks of whoever stands closest. */
export interface PlainDocument {
  title: string;
  main: Html;
}

export interface OpenCommerce {
  /** Does a work in the name of who is at this address, where the provider wants to know for whom it is asked. */
  onBehalfOf?: <Result>(address: string | undefined, work: () => Result) => Result;
  /** Asks the provider, for our own services. */
  api: StorefrontClient;
  /** Asks it for what pages show, which may be a moment behind; as {@link api} does unless told. */
  pageApi?: StorefrontClient;
  /** What browsers are told of it. */
  shopConfig: ShopConfig;
  routes: CommerceRoutes;
  /** Where an address of ours leads that is about nothing the provider has; undefined: to the page that says so. */
  insteadOf?: (path: string) => Promise<string | undefined>;
  /** The address, whole, where the provider has itself what it once sent out under the shop's name: orders, checkouts, gift cards. */
  stillThere?: (path: string) => string | undefined;
  /** Where emails show a product, by its handle; the shop's own page of it unless told. */
  productUrl?: (handle: string) => string;
  /** Takes the shop's emails. */
  mailer: Mailer;
  /** What the provider signs its webhooks with; undefined: nothing that comes is believed. */
  webhookSecret: string | undefined;
  /** Asks the provider for the address a customer has proven; absent where it cannot say. */
  provenEmailOf?: NonNullable<ServicesOptions['provenEmailOf']>;
  /** Lets an address use the student code; absent where the provider cannot be asked to. */
  grantStudentCode?: StudentDiscounts['grant'];
  /** What Bay Club can have done at the provider; staff do the rest. */
  club: Pick<ClubPorts, 'codeMaker' | 'tellTier'>;
  /** A document for browsers without scripts. */
  plainDocument(document: PlainDocument): Html;
  /** Done once before the shop opens, and what has to be done as long as it is open; who is told of what happens meanwhile. */
  work(subscribers: readonly Subscriber[]): { beforeOpening(): Promise<unknown>; jobs: readonly Job[] };
  /** How much waits; undefined where only the provider knows. */
  figures?: () => Promise<OperatingFigures | undefined>;
  /** What came of each question to it so far, each try by itself; absent where it is our own. */
  answers?: () => Readonly<Record<'answered' | ApiFailure['kind'], number>>;
}
