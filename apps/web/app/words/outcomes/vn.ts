import type { outcomes as english } from './en.ts'
import type { Texts } from '../words.ts'

export const outcomes = {
  cut: 'Còn nữa: hiển thị {count} kết quả đầu. Gõ thêm chữ để thu hẹp.',
  lists: {
    assets: 'Tài sản có tên này',
    markets: 'Thị trường có tên này',
    contracts: 'Hợp đồng có tên này',
  },
  valid: {
    title: 'Không có kết quả',
    text: 'Nội dung tìm kiếm không khớp với khối, giao dịch, tài sản hay địa chỉ nào.',
  },
  blockInvalid: {
    title: 'Chiều cao khối không hợp lệ',
    text: 'Nội dung tìm kiếm không khớp định dạng chiều cao khối: chiều cao là số nguyên từ 1 trở lên. Vui lòng nhập lại.',
  },
  blockNotFound: {
    title: 'Không tìm thấy khối',
    text: 'Chuỗi chưa có khối ở chiều cao đó.',
  },
  accountInvalid: {
    title: 'Địa chỉ tài khoản không hợp lệ',
    text: 'Nội dung tìm kiếm không khớp định dạng địa chỉ tài khoản: có ký tự sai, thiếu hoặc thừa. Vui lòng nhập lại.',
  },
  accountNotFound: {
    title: 'Không tìm thấy tài khoản',
    text: 'Chưa có giao dịch nào nhắc đến địa chỉ này.',
  },
  contractInvalid: {
    title: 'Địa chỉ hợp đồng không hợp lệ',
    text: 'Địa chỉ hợp đồng bắt đầu bằng inj1, và địa chỉ này có ký tự sai hoặc thiếu. Vui lòng nhập lại.',
  },
  contractNotFound: {
    title: 'Không tìm thấy hợp đồng',
    text: 'Không có hợp đồng nào trên chuỗi mang địa chỉ này.',
  },
  wasmCodeInvalid: {
    title: 'Mã số của mã hợp đồng không hợp lệ',
    text: 'Mã số là số nguyên từ 1 trở lên. Vui lòng nhập lại.',
  },
  wasmCodeNotFound: {
    title: 'Không tìm thấy mã hợp đồng',
    text: 'Chưa có mã hợp đồng nào được lưu với mã số này.',
  },
  transactionNotFound: {
    title: 'Không tìm thấy giao dịch',
    text: 'Không có giao dịch hay khối nào có mã băm này. Giao dịch vừa gửi cần vài giây.',
  },
  invalidTransactionHash: {
    title: 'Mã băm giao dịch không hợp lệ',
    text: 'Nội dung tìm kiếm không khớp định dạng giao dịch, mã băm khối hay id tài khoản phụ: mỗi loại có 64 chữ số thập lục phân. Vui lòng nhập lại.',
  },
  ibcInvalid: {
    title: 'Tài sản IBC không hợp lệ',
    text: 'Nội dung tìm kiếm không khớp định dạng tài sản IBC: ibc/ rồi 64 chữ số thập lục phân.',
  },
  bridgedInvalid: {
    title: 'Tài sản qua cầu không hợp lệ',
    text: 'Nội dung tìm kiếm không khớp định dạng tài sản ERC20 qua cầu: peggy, 0x rồi 40 chữ số thập lục phân.',
  },
} satisfies Texts<typeof english>
