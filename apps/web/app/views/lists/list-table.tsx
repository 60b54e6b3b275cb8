import { CopyButton } from '../../ui/take/copy-button.tsx'
import { TableHead } from '../../ui/table-head.tsx'
import { Words } from '../sentences/words.tsx'
import type { ShownCell, ShownTable } from './table.ts'

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

type Cell = ShownCell & Partial<ShownTable['columns'][number]>

function ListCell(cell: Cell) {
  const { shown, below, copy, picture, name, isNumber, isLong, isShort, hasShortWords, isBrief, isNone } =
    cell
  const line = isNumber ? 'one-line' : hasShortWords ? 'cell-words' : 'cell-text'
  return (
    <td
      data-label={name}
      className={`${isNumber ? 'number' : ''} ${isLong ? 'long' : ''} ${isNone ? 'none' : ''}`.trim()}
    >
      <span className={isShort ? `${line} lg:whitespace-nowrap` : line}>
        {picture !== undefined && <img src={picture} alt="" loading="lazy" className="picture" />}
        <Words of={shown} /> {copy !== undefined && <CopyButton text={copy} label={name ?? ''} />}
        {below !== undefined && (
          // Two links below each other are far enough apart to be pressed.
          <span className={isBrief ? 'cell-below brief' : 'cell-below'}>
            <Words of={below} />
          </span>
        )}
      </span>
    </td>
  )
}
