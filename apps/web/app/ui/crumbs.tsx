import { Link } from './link.tsx'

/** Where a page stands: the list that it belongs to, and its own name. */
export function Crumbs({ to, list, here }: { to: string; list: string; here: string }) {
  return (
    <p className="flex gap-2 text-[13px] text-faint">
      <Link className="hover:text-accent" to={to}>
        {list}
      </Link>
      <span aria-hidden="true">/</span>
      <span className="mono">{here}</span>
    </p>
  )
}
