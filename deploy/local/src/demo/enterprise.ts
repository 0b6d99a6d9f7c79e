/** Fixed, so that other demo data and tests can refer to it. */
export const demoEnterprise = {
  /** The demo login `enterprise` of identity. */
  memberId: '019aa000-0000-7000-8000-000000000009',
  agencyId: '019aa000-0000-7000-8000-000000000101',
  alertEmail: 'enterprise@hibiki.example',
  rooms: [
    {
      id: '019aa000-0000-7000-8000-000000000111',
      name: 'ロビー',
      sections: [
        { id: '019aa000-0000-7000-8000-000000000121', name: '受付カウンター' },
        { id: '019aa000-0000-7000-8000-000000000122', name: 'ラウンジ' },
      ],
    },
    {
      id: '019aa000-0000-7000-8000-000000000112',
      name: 'スパ',
      sections: [
        { id: '019aa000-0000-7000-8000-000000000123', name: 'リラクゼーション室' },
        { id: '019aa000-0000-7000-8000-000000000124', name: '休憩室' },
      ],
    },
  ],
} as const
