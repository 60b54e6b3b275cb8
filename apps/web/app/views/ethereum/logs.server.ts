import { formatEthereumAddress } from '@injsight/chain'
import type { DecodedLog, EthereumLog } from '@injsight/evm'
import { translationsIn } from '../../language/use-translations.ts'
import type { Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import type { ShownTable } from '../lists/table.ts'
import { party } from './call.server.ts'
import { tokenOf } from './token.server.ts'
import { tableOf } from './values-table.server.ts'

/** What a contract wrote: as its event where that is known, and as it stands. */
export type LogView = {
  /** Its place among the logs of its block. */
  index: number
  contract: Written
  /** `Transfer(address,address,uint256)`, or that nobody knows it. */
  event: Written
  values: ShownTable | undefined
  raw: { name: string; hex: string }[]
}

const longestHex = 2 + 2 * 2048

export function viewLog(log: EthereumLog, decoded: DecodedLog | undefined, naming: Naming): LogView {
  const t = translationsIn(naming.language, 'ethereum')
  const { address, topics, data, index } = log
  const values = decoded?.arguments ?? []
  return {
    index,
    contract: party(formatEthereumAddress(address), naming).shown,
    event: decoded
      ? [{ text: decoded.signature, look: 'identifier' }]
      : [t(topics.length === 0 ? 'anonymous' : 'unknownEvent')],
    values:
      values.length === 0 ? undefined : tableOf(values, { naming, token: tokenOf(address, naming.names) }),
    raw: [
      ...topics.map((hex, at) => ({ name: t('topic', { number: at }), hex })),
      ...(data === '0x' ? [] : [{ name: t('data'), hex: data.slice(0, longestHex) }]),
    ],
  }
}
