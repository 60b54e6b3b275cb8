import { shortenAddress } from '@injsight/chain'
import { isolateName } from '../../../language/isolate.ts'
import type { Cell } from '../../../views/lists/table.ts'

/** What a contract is called, above its address. Anybody may have chosen it. */
export function contractCell(address: string, label: string): Cell {
  const to = `/contract/${address}/`
  const short = { text: shortenAddress(address), title: address, to, look: 'identifier' as const }
  if (label === '') return { shown: [short], copy: address, file: '' }
  return {
    shown: [{ text: isolateName(label), to, look: 'name' }],
    below: [short],
    copy: address,
    file: label,
  }
}
