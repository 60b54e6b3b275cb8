import { Link } from './link.tsx'

/** Where a page stands: the list that it belongs to, and its own name. */
export function Crumbs({ to, list, here }: { to: string; list: string; here: string }) {
  return (
    <p className="flex min-w-0 grow gap-2 text-[13px] text-faint">
      <Link className="max-w-[60%] shrink-0 truncate hover:text-accent" to={to}>
        {list}
      </Link>
      <span aria-hidden="true">/</span>
      <span className="mono truncate">{here}</span>
    </p>
  )
}
