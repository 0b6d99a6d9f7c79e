import Box from '@mui/material/Box'
import { AppBar, LoadingIndicator } from 'react-admin'
import { useTranslate } from '../i18n/use-translate.ts'
import { QuickSearchButton } from '../quick-search/QuickSearchButton.tsx'
import { AccountMenu } from './AccountMenu.tsx'
import { Brand } from './Brand.tsx'
import { LanguageToggle } from './LanguageToggle.tsx'

function Tools() {
  const translate = useTranslate()
  return (
    <>
      <QuickSearchButton />
      <LanguageToggle />
      <Box sx={{ display: { xs: 'none', sm: 'block' } }}>
        <LoadingIndicator aria-label={translate('ra.page.loading')} />
      </Box>
    </>
  )
}

/** Looks like washi paper with a hairline instead of a coloured bar. */
export function ConsoleAppBar() {
  return (
    <AppBar
      alwaysOn
      color="transparent"
      elevation={0}
      toolbar={<Tools />}
      userMenu={<AccountMenu />}
      sx={{
        bgcolor: 'background.default',
        color: 'text.primary',
        borderBottom: 1,
        borderColor: 'divider',
        '& .RaAppBar-toolbar': { minHeight: '3.75rem', px: { xs: 1, sm: 1.5 }, gap: 0.5 },
      }}
    >
      <Brand />
      <Box sx={{ flex: 1 }} />
    </AppBar>
  )
}
