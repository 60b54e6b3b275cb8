import { readFileSync } from 'node:fs'
import { createKnownAbis, readAbiList } from '@injsight/evm'
import { config } from '../../config.server.ts'

const { evmAbis: path } = config

/** The contracts whose methods, events and errors are known: those of the chain, and what this deployment adds. */
export const knownAbis = createKnownAbis(
  path === undefined ? undefined : readAbiList(readFileSync(path, 'utf8')),
)
