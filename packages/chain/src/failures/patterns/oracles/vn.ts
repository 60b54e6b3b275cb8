import type { Translated } from '../../../translated.ts'
import type { oracles as english } from './en.ts'

export const oracles: Translated<typeof english> = {
  'feed.admin': 'Chỉ quản trị viên nguồn giá được làm việc này',
  'feed.config': 'Báo cáo theo bộ quy tắc không phải quy tắc hiện hành của nguồn giá',
  'feed.exists': 'Đã có nguồn giá này',
  'feed.none': 'Không có nguồn giá này',
  'feed.stale': 'Đã có giá mới hơn được báo cáo',
  'oracle.bandOff': 'Giá từ Band qua IBC đang tắt',
  'oracle.moved': 'Giá oracle đã biến động quá nhiều kể từ đó',
  'oracle.noPrice': 'Oracle không có giá cho việc này',
  'oracle.none': 'Không có oracle nào cho giá của thị trường này',
  'oracle.noneFor': 'Không có oracle loại {kind} nào cho giá của {pair}',
  'oracle.price': 'Giá không hợp lệ',
  'oracle.pythOff': 'Chuỗi không nhận giá từ Pyth: chưa chỉ định hợp đồng nào',
  'oracle.relayer': 'Người ký không được chỉ định để báo các giá này',
  'oracle.signature': 'Giá không mang chữ ký hợp lệ của bên công bố',
  'oracle.stale': 'Giá oracle đã quá cũ',
  'oracle.type': 'Không thể làm việc này với loại giá này',
}
