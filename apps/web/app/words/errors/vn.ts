import type { errors as english } from './en.ts'
import type { Texts } from '../words.ts'

export const errors = {
  page: 'Không tìm thấy trang: {given}',
  query: 'Không hiểu được phần địa chỉ sau dấu hỏi: {given}',
  withoutQuery: 'Xem trang không có phần đó',
  quoted: '{cause} “{words}”',
  causes: {
    down: 'Không kết nối được với nguồn của dữ liệu này.',
    slow: 'Nguồn của dữ liệu này không trả lời kịp.',
    busy: 'Nguồn của dữ liệu này đang nhận quá nhiều yêu cầu; hãy thử lại sau ít lâu.',
    unable: 'Nguồn của dữ liệu này hiện không thể cho biết.',
    unreadable: 'Không đọc được điều mà nguồn của dữ liệu này trả lời.',
    absent: 'Nguồn không có dữ liệu này.',
  },
  absent: {
    block: 'Nguồn dữ liệu của trang này không có khối nào mang mã băm “{given}”',
    transaction: 'Nguồn dữ liệu của trang này không có giao dịch nào mang mã băm “{given}”',
    contract: 'Nguồn dữ liệu của trang này không có hợp đồng nào ở địa chỉ “{given}”',
    code: 'Chưa có mã hợp đồng nào mang mã số “{given}” được lưu',
    proposal: 'Không có đề xuất “{given}”',
    validator: 'Không có trình xác thực nào ở địa chỉ “{given}”',
    collection: 'Không có NFT nào ở địa chỉ “{given}”',
    channel: 'Nguồn dữ liệu của trang này không có kênh “{given}”',
    client: 'Nguồn dữ liệu của trang này không có máy khách “{given}” theo dõi chuỗi khác',
    connection: 'Nguồn dữ liệu của trang này không có kết nối “{given}”',
    packet: 'Nguồn dữ liệu của trang này không có gói tin “{given}”',
    deposit: 'Nguồn dữ liệu của trang này không có khoản nạp “{given}” từ Ethereum',
    withdrawal: 'Nguồn dữ liệu của trang này không có khoản rút “{given}” về Ethereum',
    batch: 'Nguồn dữ liệu của trang này không có lô rút “{given}”',
    auction: 'Không có phiên đấu giá nào của vòng “{given}”',
    feed: 'Không có oracle nào báo giá “{given}”',
    module: 'Không có mô-đun “{given}” nào có tham số',
  },
  malformed: {
    block:
      '“{given}” không phải chiều cao khối (số nguyên từ 1) cũng không phải mã băm 64 chữ số thập lục phân',
    transaction: '“{given}” không phải mã băm giao dịch: mã băm có 64 chữ số thập lục phân',
    account: '“{given}” không phải địa chỉ tài khoản: có ký tự sai, thiếu hoặc thừa',
    contract:
      '“{given}” không phải địa chỉ hợp đồng: địa chỉ bắt đầu bằng inj1 hoặc 0x, không sai hay thiếu ký tự nào',
    code: '“{given}” không phải mã số của mã hợp đồng: mã số phải là số nguyên từ 1 trở lên',
    proposal: '“{given}” không phải số của đề xuất: số này phải là số nguyên từ 1 trở lên',
    validator:
      '“{given}” không phải địa chỉ trình xác thực: địa chỉ bắt đầu bằng injvaloper1, không sai hay thiếu ký tự nào',
    packet: '“{given}” không chỉ gói tin nào: cần có cổng, kênh và một số nguyên',
    transfer: '“{given}” không phải số do cầu nối cấp: số này phải là số nguyên từ 1 trở lên',
    auction: '“{given}” không phải số của vòng: số này phải là số nguyên từ 0 trở lên',
  },
} satisfies Texts<typeof english>
