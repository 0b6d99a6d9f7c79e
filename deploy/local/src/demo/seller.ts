/**
 * The seller of the demo. Telephone and registration number are well-formed and nobody's, and the address is of the domain that is
 * kept for examples.
 */
export const demoSeller = {
  legalName: {
    ja: 'ひびきデモ株式会社（架空）',
    en: 'Hibiki Demo Inc. (fictional)',
    cn: 'Hibiki Demo株式会社（虚构）',
    tw: 'Hibiki Demo株式會社（虛構）',
  },
  representative: {
    ja: '代表取締役　響 一郎',
    en: 'Ichiro Hibiki, Representative Director',
    cn: '代表董事　响 一郎',
    tw: '代表董事　響 一郎',
  },
  postalCode: '100-0001',
  address: {
    ja: '東京都千代田区千代田1-1　響ビル3階',
    en: 'Hibiki Building 3F, 1-1 Chiyoda, Chiyoda-ku, Tokyo 100-0001, Japan',
    cn: '东京都千代田区千代田1-1　响大厦3层',
    tw: '東京都千代田區千代田1-1　響大樓3樓',
  },
  telephone: '03-0000-0000',
  telephoneHours: {
    ja: '平日10時〜17時（年末年始を除く）',
    en: 'Weekdays 10:00–17:00 Japan time, except around New Year',
    cn: '工作日10点〜17点（日本时间，年末年初除外）',
    tw: '平日10時〜17時（日本時間，年末年初除外）',
  },
  email: 'support@hibiki.example',
  registrationNumber: 'T9999999999999',
}
