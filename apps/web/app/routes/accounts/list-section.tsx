import { Words } from '../../views/sentences/words.tsx'
import { CopyButton } from '../../ui/copy-button.tsx'
import { Missing, None } from '../../ui/states.tsx'
import { ChartFigure } from './chart-figure.tsx'
import { ListPages } from '../../ui/pager.tsx'
import type { ShownTable } from './lists/table.ts'
import type { Section, SectionContent } from './sections.server.ts'
import { TableHead } from '../../ui/table-head.tsx'
import { TitledCard } from '../../ui/titled-card.tsx'

/** A list of what an account has. */
export function ListSection({ id, title, group, content }: Section) {
  return (
    <TitledCard title={title} id={id}>
      {content.value === undefined ? (
        <Missing what={group} why={content.missing} />
      ) : (
        <Present title={title} {...content.value} />
      )}
    </TitledCard>
  )
}

function Present({ title, chart, table, empty, warning, hint, pages }: SectionContent & { title: string }) {
  return (
    <>
      {chart !== undefined && <ChartFigure title={title} {...chart} />}
      {table.rows.length === 0 ? <None>{empty}</None> : <ListTable table={table} />}
      {warning !== '' && <p className="border-t border-hairline px-[18px] py-3 text-warn">{warning}</p>}
      {hint !== '' && (
        <p className="border-t border-hairline px-[18px] py-3 text-[13px] text-faint">{hint}</p>
      )}
      {pages !== undefined && <ListPages name={title} pages={pages} />}
    </>
  )
}

function ListTable({ table: { columns, rows, narrow } }: { table: ShownTable }) {
  return (
    <table className={`table ${narrow === undefined ? '' : `table-${narrow}`}`}>
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

/** A number of common length keeps to its line, whatever stands beside it; one without end doesn't push the table. */
const oneLine = 'min-w-0 [overflow-wrap:break-word] md:inline-block md:max-w-[30ch]'

type Cell = ShownTable['rows'][number]['cells'][number] & Partial<ShownTable['columns'][number]>

function ListCell({ shown, below, copy, name = '', isNumber = false }: Cell) {
  return (
    <td data-label={name} className={isNumber ? 'number' : ''}>
      <span className={isNumber ? oneLine : 'min-w-0 [overflow-wrap:anywhere]'}>
        <Words of={shown} /> {copy !== undefined && <CopyButton text={copy} label={name} />}
        {below !== undefined && (
          <span className="block text-[13px] text-faint">
            <Words of={below} />
          </span>
        )}
      </span>
    </td>
  )
}
