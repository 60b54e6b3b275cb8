import { useId, type ComponentProps } from 'react'

type Shown = ComponentProps<'section'> & {
  title: string
  /** Of its title: by which links lead to it. */
  id?: string
  /** All of its page: the heading there says what this one would. */
  isWhole?: boolean
}

/** A part of a page, under its title. */
export function TitledCard({ title, id, isWhole = false, className = '', children, ...section }: Shown) {
  const own = useId()
  const heading = id ?? own
  return (
    <section {...section} className={`card ${className}`.trim()} aria-labelledby={heading}>
      <h2 id={heading} className={isWhole ? 'sr-only' : 'card-head'}>
        {title}
      </h2>
      {children}
    </section>
  )
}
