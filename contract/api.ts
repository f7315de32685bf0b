/** Version of the Storefront API in force (spec §9): of the schema, of the address it is asked at, of what webhooks carry. */
export const API_VERSION = '2025-07';

/** Where a shop answers it. */
export const API_PATH = `/api/${API_VERSION}/graphql.json`;

/** The schema, in this folder. */
export const SCHEMA_FILE = `storefront-api-${API_VERSION}.graphql`;

/** The public token of a shop on the embedded provider that was given none of its own, as in .env.example. It guards nothing: every browser gets it. */
export const EMBEDDED_TOKEN = '0b1eb12d0b1eb12d0b1eb12d0b1eb12d';
