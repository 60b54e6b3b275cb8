import type { Place, Places } from './places.server.ts'
import { Link } from '../../ui/link.tsx'

/** Where one might go on, as cards. */
export function PlaceCards({ title, groups }: Places) {
  return (
    <nav aria-label={title} className="no-print grid gap-5 md:grid-cols-4">
      {groups.map(({ name, places }) => (
        <section key={name} className="card">
          <h2 className="card-head">{name}</h2>
          <ul className="grid px-[18px] py-2">
            {places.map((place) => (
              <li key={place.path} className="py-1.5">
                <To {...place} />
              </li>
            ))}
          </ul>
        </section>
      ))}
    </nav>
  )
}

function To({ text, path, isPage }: Place) {
  return isPage ? (
    <Link className="link" to={path}>
      {text}
    </Link>
  ) : (
    <a className="link" href={path}>
      {text}
    </a>
  )
}
