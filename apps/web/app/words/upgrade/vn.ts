import type { upgrade as english } from './en.ts'
import type { Texts } from '../words.ts'

export const upgrade = {
  planned: {
    plain: 'Chuỗi được nâng cấp ở khối {height}',
    named: 'Chuỗi được nâng cấp lên {name} ở khối {height}',
  },
  done: {
    plain: 'Chuỗi đã được nâng cấp ở khối {height}',
    named: 'Chuỗi đã được nâng cấp lên {name} ở khối {height}',
  },
  left: 'Còn {blocks} khối, khoảng {time}',
  soon: 'Sắp diễn ra',
  closed:
    'Chuỗi dừng lại để nâng cấp, và trang này cũng vậy. Trang sẽ tự mở lại ngay khi có khối mới; không có gì trên chuỗi bị mất.',
  proposal: 'Đề xuất {id}',
} satisfies Texts<typeof english>
