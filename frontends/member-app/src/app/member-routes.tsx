import type { RouteObject } from 'react-router'
import { MyPageLayout } from './layouts/MyPageLayout.tsx'
import { page } from './page.ts'
import { paths } from './paths.ts'
import { upcomingMemberPaths, upcomingRoutes } from './upcoming.ts'

/** The texts of every page that plays: the player, the plans behind its switches, the result. */
const playing = ['player', 'plans', 'activity']

/** The pages for members, which visitors never load. */
export const memberRoutes: RouteObject[] = [
  {
    // Patched into the table more than once, it is known by its id.
    id: 'members',
    element: <MyPageLayout />,
    children: [
      { path: paths.mypage, lazy: page([], () => import('./routes/mypage.tsx')) },
      {
        path: paths.soundesthe,
        lazy: page(['soundesthe'], () => import('./routes/soundesthe.tsx')),
      },
      {
        path: paths.soundestheRandom,
        lazy: page(['soundesthe', ...playing], () => import('./routes/soundesthe-random.tsx')),
      },
      {
        path: paths.soundesthePurpose,
        lazy: page(['soundesthe', ...playing], () => import('./routes/soundesthe-purpose.tsx')),
      },
      {
        path: paths.soundestheCategory,
        lazy: page(['soundesthe', ...playing], () => import('./routes/soundesthe-category.tsx')),
      },
      {
        path: paths.mentalCheck,
        lazy: page(['mental-check'], () => import('./routes/mentalcheck.tsx')),
      },
      {
        path: `${paths.mentalCheckForm}/:id`,
        lazy: page(['mental-check'], () => import('./routes/mentalcheck-form.tsx')),
      },
      { path: paths.aiesthe, lazy: page(['aiesthe', 'plans'], () => import('./routes/aiesthe.tsx')) },
      {
        path: paths.aiestheRandom,
        lazy: page(['aiesthe', ...playing], () => import('./routes/aiesthe-random.tsx')),
      },
      {
        path: paths.aiestheFeeling,
        lazy: page(['aiesthe', ...playing], () => import('./routes/aiesthe-feeling.tsx')),
      },
      {
        path: paths.aiestheTherapy,
        lazy: page(['therapy', ...playing], () => import('./routes/aiesthe-therapy.tsx')),
      },
      {
        path: `${paths.aiestheInterview}/:age?`,
        lazy: page(['interview', ...playing], () => import('./routes/aiesthe-interview.tsx')),
      },
      {
        path: paths.detectface,
        lazy: page(['face', ...playing], () => import('./routes/aiesthe-detectface.tsx')),
      },
      {
        path: paths.aiestheHistory,
        lazy: page(['face', 'lists'], () => import('./routes/aiesthe-history.tsx')),
      },
      {
        path: paths.aiestheTimeline,
        lazy: page(['face', 'lists'], () => import('./routes/aiesthe-history-timeline.tsx')),
      },
      {
        path: paths.aiestheComparing,
        lazy: page(['face', 'lists'], () => import('./routes/aiesthe-history-comparing.tsx')),
      },
      { path: paths.kanade, lazy: page(['kanade', ...playing], () => import('./routes/kanade.tsx')) },
      {
        path: paths.kanadeRandom,
        lazy: page(['kanade', ...playing], () => import('./routes/kanade-random.tsx')),
      },
      { path: paths.activity, lazy: page(['activity', 'player'], () => import('./routes/activity.tsx')) },
      {
        path: paths.picManagement,
        lazy: page(['agency', 'lists'], () => import('./routes/pic-management.tsx')),
      },
      {
        path: paths.authorization,
        lazy: page(['applications'], () => import('./routes/authorization.tsx')),
      },
      {
        path: paths.agencyChange,
        lazy: page(['applications'], () => import('./routes/agency-change.tsx')),
      },
      {
        path: paths.applying,
        lazy: page(['applications', 'lists'], () => import('./routes/applying.tsx')),
      },
      {
        path: paths.approval,
        lazy: page(['approvals', 'lists'], () => import('./routes/approval.tsx')),
      },
      {
        path: paths.grantAuthority,
        lazy: page(['grants', 'lists'], () => import('./routes/grant-authority.tsx')),
      },
      { path: paths.transfer, lazy: page(['transfer', 'lists'], () => import('./routes/transfer.tsx')) },
      {
        path: paths.transferCustomer,
        lazy: page(['transfer', 'lists'], () => import('./routes/transfer-customer.tsx')),
      },
      {
        path: paths.transferPic,
        lazy: page(['transfer', 'lists'], () => import('./routes/transfer-pic.tsx')),
      },
      {
        path: paths.profile,
        lazy: page(['profile', 'cards', 'addresses'], () => import('./routes/profile.tsx')),
      },
      {
        path: paths.paymentMethod,
        lazy: page(['cards', 'contracts'], () => import('./routes/payment-method.tsx')),
      },
      {
        path: paths.subscriptionState,
        lazy: page(['contracts'], () => import('./routes/subscription-state.tsx')),
      },
      {
        path: `${paths.paymentDetail}/:id`,
        lazy: page(['contracts', 'cards'], () => import('./routes/payment-detail.tsx')),
      },
      {
        path: paths.paymentHistory,
        lazy: page(['contracts', 'lists'], () => import('./routes/payment-history.tsx')),
      },
      { path: paths.bonusCode, lazy: page(['bonus'], () => import('./routes/bonus-code.tsx')) },
      { path: paths.settings, lazy: page(['settings'], () => import('./routes/settings.tsx')) },
      {
        path: paths.changePassword,
        lazy: page(['password'], () => import('./routes/settings-password.tsx')),
      },
      { path: paths.upload, lazy: page(['uploads'], () => import('./routes/upload.tsx')) },
      {
        path: `${paths.upload}/:kind`,
        lazy: page(['uploads', 'lists'], () => import('./routes/upload-kind.tsx')),
      },
      ...upcomingRoutes(upcomingMemberPaths),
    ],
  },
]
