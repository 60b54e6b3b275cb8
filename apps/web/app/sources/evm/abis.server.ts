import { readFileSync } from 'node:fs'
import { createKnownAbis, readAbiList } from '@injsight/evm'
import { config } from '../../config.server.ts'
import { part } from '../../page.server.ts'
import { injsight } from '../asking/clients.server.ts'
import { createLearntAbis } from './learnt-abis.ts'

const { evmAbis: path } = config
const listed = path === undefined ? undefined : readAbiList(readFileSync(path, 'utf8'))

const learnt = createLearntAbis(
  async (contracts) => {
    const { value } = await part(injsight.listEvmAbis({ contracts }, { timeout: 1500 }).response)
    return value?.abis ?? []
  },
  30_000,
  () => performance.now(),
)

/**
 * The contracts whose methods, events and errors are known: those of the chain, what this deployment adds, and of those
 * that were asked for what their source declares.
 */
export const knownAbis = createKnownAbis({ get: (address) => listed?.get(address) ?? learnt.get(address) })

/** Asks what contracts declare, `0x…`, before a page tells of them. @returns whether one of them is known now */
export const learnAbis = learnt.learn

/** What a contract whose ABI was learnt is called in its source. */
export const nameInSource = learnt.nameInSource

export const forgetAbi = learnt.forget
