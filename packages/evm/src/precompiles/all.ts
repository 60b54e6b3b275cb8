import { bank } from './bank.ts'
import { exchange } from './exchange.ts'
import type { Precompile } from './given.ts'
import { staking } from './staking.ts'

/** By the module that they reach. */
export const precompiles: Readonly<Record<string, Precompile>> = { bank, exchange, staking }
