/** Screens of the member app that an answer may open. The member opens them with a tap, and only there anything is changed. */
export const screens = {
  paymentHistory: '/mypage/payment-history',
  paymentMethod: '/mypage/payment-method',
  subscriptionState: '/mypage/subscription-state',
  premiumPlans: '/premium-plans',
  activity: '/mypage/activity',
  calendar: '/mypage/calendar',
  profile: '/mypage/profile',
  settings: '/mypage/settings',
  changePassword: '/mypage/settings/password',
  bonusCode: '/mypage/settings/bonuscode',
  supportChat: '/support/chat',
  soundesthe: '/mypage/soundesthe',
  kanade: '/mypage/kanade',
  soundTherapy: '/mypage/aiesthe/sound_therapy',
  feeling: '/mypage/aiesthe/feeling',
  faceDiagnosis: '/mypage/aiesthe/detectface',
  faceHistory: '/mypage/aiesthe-history',
  mentalCheck: '/mypage/mentalcheck',
  stressCheck: '/stress-check',
} as const

export type ScreenName = keyof typeof screens
export const screenNames = Object.keys(screens) as ScreenName[]
