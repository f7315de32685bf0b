import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { codegen } from '@graphql-codegen/core';
import * as typedDocuments from '@graphql-codegen/typed-document-node';
import * as schemaTypes from '@graphql-codegen/typescript';
import * as operationTypes from '@graphql-codegen/typescript-operations';
import * as resolverTypes from '@graphql-codegen/typescript-resolvers';
import { type DocumentNode, buildSchema, parse, validate } from 'graphql';
import { trackedSources } from './tracked-sources.ts';

console.log(typeof codegen, typeof typedDocuments, typeof schemaTypes, typeof operationTypes, typeof resolverTypes);
void [mkdirSync, readFileSync, writeFileSync, dirname, join, fileURLToPath, buildSchema, parse, validate, trackedSources];
export type D = DocumentNode;
