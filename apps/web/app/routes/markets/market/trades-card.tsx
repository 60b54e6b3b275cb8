import { useLanguage } from '../../../language/use-language.tsx'
import { Age } from '../../../time/age.tsx'
import { Link } from '../../../ui/link.tsx'
import { ListPages } from '../../../ui/pager.tsx'
import { None } from '../../../ui/states.tsx'
import { TitledCard } from '../../../ui/titled-card.tsx'
import { Words } from '../../../views/sentences/words.tsx'
import type { ShownTrades, TradeLine } from './trading.server.ts'

/** The newest trades: what was taken, by whom. */
export function TradesCard({ title, none, columns, lines, all, note }: ShownTrades & { note: string }) {
  const { href } = useLanguage()
  return (
    <TitledCard title={title} id="trades">
      {lines.length === 0 ? (
        <None>{none}</None>
      ) : (
        <table className="w-full [&_td]:px-2 [&_td]:py-1.5 [&_th]:px-2 [&_th]:py-2 [&_tr>:first-child]:pl-[18px] [&_tr>:last-child]:pr-[18px]">
          <thead className="border-b border-hairline text-xs text-faint [&_th]:font-medium">
            <tr>
              <th scope="col" className="text-left">
                {columns.side}
              </th>
              <th scope="col" className="text-right">
                {columns.price}
              </th>
              <th scope="col" className="text-right">
                {columns.quantity}
              </th>
              <th scope="col" className="text-left max-md:hidden">
                {columns.taker}
              </th>
              <th scope="col" className="text-right">
                {columns.time}
              </th>
            </tr>
          </thead>
          <tbody>
            {lines.map((line) => (
              <Line key={line.id} {...line} />
            ))}
          </tbody>
        </table>
      )}
      {lines.length > 0 && (
        <ListPages
          name={title}
          pages={{ file: href(all.file), links: [{ text: all.text, path: href(all.path), rel: 'next' }] }}
        />
      )}
      {note !== '' && <p className="card-note">{note}</p>}
    </TitledCard>
  )
}

function Line({ isBuy, side, price, quantity, taker, mark, time, path }: TradeLine) {
  const { href } = useLanguage()
  const tone = isBuy ? 'text-good' : 'text-bad'
  return (
    <tr className="border-b border-hairline last:border-0">
      <td className={tone}>
        <span aria-hidden="true">{isBuy ? '▲' : '▼'}</span> {side}
        {mark !== '' && <span className="block text-[13px] text-warn">{mark}</span>}
      </td>
      <td className={`mono text-right ${tone}`}>{price}</td>
      <td className="mono text-right">{quantity}</td>
      <td className="max-md:hidden">
        <Words of={taker} />
      </td>
      <td className="text-right text-muted">
        <Link to={href(path)} className="hover:text-accent">
          <Age time={time} />
        </Link>
      </td>
    </tr>
  )
}
