import { formatEthereumAddress } from '@injsight/chain'
import { decodeLog, type DecodedLog, type EthereumLog } from '@injsight/evm'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { knownAbis } from '../../sources/evm/abis.server.ts'
import type { ShownTable } from '../lists/table.ts'
import { writer } from './party.server.ts'
import { tokenOf } from './token.server.ts'
import { tableOf } from './values-table.server.ts'

/** What a contract wrote: as its event where that is known, and as it stands. */
export type LogView = {
  /** Its place among the logs of its block. */
  index: number
  /** `Transfer(address,address,uint256)`, or that nobody knows it. */
  event: Written
  /** In a line of its own, fainter. */
  below: Written
  values: ShownTable | undefined
  raw: { name: string; hex: string }[]
}

/** Addresses and bytes are `0x…`. */
export type WrittenLog = { address: string; topics: readonly string[]; data: string; index: number }

const longestHex = 2 + 2 * 2048

/** @param below who wrote it where nothing else is to be said */
export function viewLog(log: WrittenLog, naming: Naming, below?: Written): LogView {
  const t = translationsIn(naming.language, 'ethereum')
  const { address, topics, data, index } = log
  const decoded = readLog(log)
  const values = decoded?.arguments ?? []
  const around = { naming, token: tokenOf(address, naming.names) }
  return {
    index,
    event: decoded
      ? [{ text: decoded.signature, look: 'identifier' }]
      : [t(topics.length === 0 ? 'anonymous' : 'unknownEvent')],
    below: below ?? writer(formatEthereumAddress(address), naming),
    values: values.length === 0 ? undefined : tableOf(values, around),
    raw: [
      ...topics.map((hex, at) => ({ name: t('topic', { number: at }), hex })),
      ...(data === '0x' ? [] : [{ name: t('data'), hex: data.slice(0, longestHex) }]),
    ],
  }
}

/** The event that a log is; undefined where nobody knows it. */
export function readLog({ address, topics, data }: WrittenLog): DecodedLog | undefined {
  return decodeLog({ address, topics, data } as EthereumLog, knownAbis)
}
