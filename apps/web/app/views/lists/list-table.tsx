import { plainText } from '../../language/written.ts'
import { CopyButton } from '../../ui/copy-button.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { Words } from '../sentences/words.tsx'
import type { ShownTable } from './table.ts'

/** A table that was written on the server. */
export function ListTable({ table: { columns, rows, narrow } }: { table: ShownTable }) {
  return (
    <table className={`table table-${narrow ?? 'flow'}`}>
      <TableHead names={columns.map(({ name }) => name)} isNumber={(at) => columns[at]?.isNumber === true} />
      <tbody>
        {rows.map(({ key, cells }) => (
          <tr key={key}>
            {cells.map((cell, at) => (
              // The columns of a table stay in their order.
              <ListCell key={at} {...cell} {...columns[at]} />
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Numbers with their units, names, short addresses and times are no longer: where there is room they stay whole. */
const common = 18

/** How a cell's lines may be broken. */
function linesOf(shown: Cell['shown'], below: Cell['below'], isNumber: boolean): string {
  const text = plainText(shown)
  const short = text.length > common ? '' : ' lg:whitespace-nowrap'
  if (isNumber) return `one-line${short}`
  const words = `${text} ${plainText(below ?? [])}`.split(' ')
  const parts = words.some(({ length }) => length > common) ? '' : ' lg:[overflow-wrap:break-word]'
  return `min-w-0 [overflow-wrap:anywhere]${parts}${short}`
}

type Cell = ShownTable['rows'][number]['cells'][number] & Partial<ShownTable['columns'][number]>

function ListCell({ shown, below, copy, picture, name = '', isNumber = false, isLong = false }: Cell) {
  return (
    <td data-label={name} className={`${isNumber ? 'number' : ''} ${isLong ? 'long' : ''}`.trim()}>
      <span className={linesOf(shown, below, isNumber)}>
        {picture !== undefined && <img src={picture} alt="" loading="lazy" className="picture" />}
        <Words of={shown} /> {copy !== undefined && <CopyButton text={copy} label={name} />}
        {below !== undefined && (
          // Two links below each other are far enough apart to be pressed.
          <span className="mt-1 block text-[13px] whitespace-normal text-faint">
            <Words of={below} />
          </span>
        )}
      </span>
    </td>
  )
}
