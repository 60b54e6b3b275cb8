import { useId, type ComponentProps } from 'react'

type Shown = ComponentProps<'section'> & {
  title: string
  /** Of its title: by which links lead to it. */
  id?: string
}

/** A part of a page, under its title. */
export function TitledCard({ title, id, className = '', children, ...section }: Shown) {
  const own = useId()
  const heading = id ?? own
  return (
    <section {...section} className={`card ${className}`.trim()} aria-labelledby={heading}>
      <h2 id={heading} className="card-head">
        {title}
      </h2>
      {children}
    </section>
  )
}
