import AddRounded from '@mui/icons-material/AddRounded'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { useTranslation } from 'react-i18next'
import { Link as RouterLink } from 'react-router-dom'
import type { HelpTopic } from '../topics.ts'

/** Lists questions that unfold their answers. */
export function TopicDisclosures({
  group,
  topics,
}: {
  group: 'faq' | 'cache'
  topics: readonly HelpTopic[]
}) {
  const { t } = useTranslation('support')
  return (
    <DisclosureList>
      {topics.map(({ name, link }) => (
        <Disclosure key={name} title={t(`${group}.${name}.title`, { defaultValue: name })}>
          <Typography sx={{ color: 'text.secondary', whiteSpace: 'pre-line' }}>
            {t(`${group}.${name}.text`, { defaultValue: '' })}
          </Typography>
          {link && (
            <Link
              component={RouterLink}
              to={link}
              sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 44 }}
            >
              {t(`${group}.${name}.link`, { defaultValue: name })}
            </Link>
          )}
        </Disclosure>
      ))}
    </DisclosureList>
  )
}

export function DisclosureList({ children }: { children: ReactNode }) {
  return <Box sx={{ borderTop: 1, borderColor: 'divider' }}>{children}</Box>
}

/** Uses the native `details`, which supports the keyboard and the page search. */
export function Disclosure({ title, children }: { title: string; children: ReactNode }) {
  return (
    <Box component="details" sx={{ borderBottom: 1, borderColor: 'divider' }}>
      <Box
        component="summary"
        sx={{
          display: 'flex',
          alignItems: 'center',
          gap: 2,
          minHeight: '3.5rem',
          py: 1,
          cursor: 'pointer',
          listStyle: 'none',
          fontWeight: 500,
          '&::-webkit-details-marker': { display: 'none' },
          'details[open] > & svg': { transform: 'rotate(45deg)' },
        }}
      >
        <Box component="span" sx={{ flexGrow: 1 }}>
          {title}
        </Box>
        <AddRounded aria-hidden sx={{ color: 'primary.main', transition: 'transform 200ms ease-out' }} />
      </Box>
      <Box sx={{ pb: 3, pr: { sm: 6 } }}>{children}</Box>
    </Box>
  )
}
