import type { WasmDeed } from '@injsight/injsight-v1'
import { shortenHash } from '@injsight/chain'
import { isolateName } from '../../language/isolate.ts'
import { translationsIn } from '../../language/use-translations.ts'
import { writeAccount, type Naming } from '../../language/write-part.server.ts'
import type { Written } from '../../language/written.ts'
import { block, moment, nothing, words } from '../../views/lists/cells.server.ts'
import type { Cell, Table } from '../../views/lists/table.ts'

const known = ['store', 'pin', 'unpin', 'permission', 'instantiate', 'migrate', 'label'] as const

/** What was done to a code or a contract, line by line. */
export function tableOfDeeds(deeds: readonly WasmDeed[], naming: Naming): Table {
  const t = translationsIn(naming.language, 'wasm')
  return {
    columns: [
      { name: t('columns.what') },
      { name: translationsIn(naming.language, 'contract')('columns.block'), isNumber: true },
      { name: t('columns.time'), isTime: true },
      { name: t('columns.hash') },
    ],
    rows: deeds.map((deed, at) => ({
      key: `${deed.height} ${at}`,
      cells: [
        words(writeDeed(deed, naming)),
        block(deed.height),
        deed.time === 0n ? nothing : moment(deed.time, naming),
        hashCell(deed.hash),
      ],
    })),
  }
}

function writeDeed({ deed, value }: WasmDeed, naming: Naming): Written {
  const t = translationsIn(naming.language, 'wasm')
  if (deed === 'admin') {
    return value === '' ? [t('deeds.noAdmin')] : [t('deeds.admin'), writeAccount(value, naming)]
  }
  const name = known.find((one) => one === deed)
  if (name === 'permission' || name === 'instantiate' || name === 'migrate' || name === 'label')
    return [t(`deeds.${name}`, { value: isolateName(value) })]
  return [name === undefined ? isolateName(deed) : t(`deeds.${name}`)]
}

/** The transaction of a line; none where something happened without one. */
export function hashCell(hash: string): Cell {
  if (hash === '') return nothing
  const to = `/transaction/${hash}/`
  return { shown: [{ text: shortenHash(hash), title: hash, to, look: 'identifier' }], file: hash }
}
