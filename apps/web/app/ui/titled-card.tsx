import { useId, type ReactNode } from 'react'

type Shown = {
  title: string
  /** By which links lead to it. */
  id?: string
  children: ReactNode
}

/** A part of a page, under its title. */
export function TitledCard({ title, id, children }: Shown) {
  const own = useId()
  const heading = id ?? own
  return (
    <section className="card" aria-labelledby={heading}>
      <h2 id={heading} className="card-head">
        {title}
      </h2>
      {children}
    </section>
  )
}
