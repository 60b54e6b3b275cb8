import { CsvLink } from '../../ui/take/csv-link.tsx'

/** The file of a list that stands whole on its page. */
export function ListFile({ file }: { file: string }) {
  return (
    <p className="no-print px-[18px] py-3">
      <CsvLink file={file} />
    </p>
  )
}
