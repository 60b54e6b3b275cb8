import { readFileSync } from 'node:fs'
import { readSchemaList, type ContractSchemas } from '@injsight/chain'
import { config } from '../../config.server.ts'

const { wasmSchemas: path } = config

/** What this deployment knows of the messages of contracts, by their code. */
export const schemas: ContractSchemas =
  path === undefined ? new Map() : readSchemaList(readFileSync(path, 'utf8'))
