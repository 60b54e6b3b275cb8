import { Words } from '../sentences/words.tsx'
import { Link } from '../../ui/link.tsx'
import { None } from '../../ui/states.tsx'
import type { ShownChange, ShownMarkets } from './market-rows.server.ts'

/** The busiest markets first: on a phone a volume stands below its market. */
export function MarketTable({ columns, rows, none, note }: ShownMarkets) {
  if (rows.length === 0) return <None>{none}</None>
  return (
    <>
      <table className="w-full table-fixed [&_td]:px-2 [&_td]:py-2.5 [&_th]:px-2 [&_th]:py-2 [&_tr>:first-child]:pl-[18px] [&_tr>:last-child]:pr-[18px]">
        <thead className="border-b border-hairline text-left text-xs text-faint [&_th]:font-medium">
          <tr>
            <th scope="col">{columns.market}</th>
            <th scope="col" className="w-[33%] text-right md:w-auto">
              {columns.price}
            </th>
            <th scope="col" className="w-[15%] text-right max-md:hidden">
              {columns.change}
            </th>
            <th scope="col" className="text-right max-md:hidden">
              {columns.volume}
            </th>
            <th scope="col" className="w-[22%] text-right max-md:w-[24%]">
              {columns.line}
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ id, name, picture, path, about, price, change, volume, fills, line }) => (
            <tr key={id} className="border-b border-hairline last:border-0">
              <th scope="row" className="text-left font-normal wrap-anywhere">
                {picture !== undefined && <img src={picture} alt="" loading="lazy" className="picture" />}
                <Link to={path} className="font-semibold hover:text-accent">
                  <bdi>{name}</bdi>
                </Link>
                <span className="block text-[13px] text-faint">{about}</span>
                <span className="block text-[13px] text-muted md:hidden">
                  <Words of={volume} />
                </span>
              </th>
              <td className="text-right wrap-anywhere">
                <Words of={price} />
                <span className="block md:hidden">{change !== undefined && <Change {...change} />}</span>
              </td>
              <td className="text-right max-md:hidden">{change !== undefined && <Change {...change} />}</td>
              <td className="text-right max-md:hidden">
                <Words of={volume} />
                <span className="block text-[13px] text-faint">{fills}</span>
              </td>
              <td>{line !== '' && <Line path={line} />}</td>
            </tr>
          ))}
        </tbody>
      </table>
      {note !== '' && <p className="card-note">{note}</p>}
    </>
  )
}

const tones = { good: 'text-good', bad: 'text-bad', calm: 'text-muted' }

export function Change({ text, tone, mark, way, since }: ShownChange) {
  return (
    <span className={tones[tone]}>
      <span aria-hidden="true">{mark}</span> <span className="sr-only">{way}</span> {text}
      {since !== '' && <span className="block text-[13px] text-faint">{since}</span>}
    </span>
  )
}

function Line({ path }: { path: string }) {
  const [begin = '0'] = path.slice(1).split(' ')
  return (
    <svg viewBox="0 -8 1000 216" preserveAspectRatio="none" aria-hidden="true" className="h-7 w-full">
      <path d={`${path}V208H${begin}Z`} className="fill-accent-soft" />
      <path d={path} fill="none" vectorEffect="non-scaling-stroke" className="stroke-accent" />
    </svg>
  )
}
