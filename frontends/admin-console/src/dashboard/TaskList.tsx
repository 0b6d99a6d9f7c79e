import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import { LinkBase } from 'react-admin'
import { HairlineList } from '../components/HairlineList.tsx'
import { type TextKey, useTranslate } from '../i18n/use-translate.ts'

interface Props {
  /** The tasks in the order of urgency, each with its text, count and the path of its list. */
  tasks: { label: TextKey; count: number; path: string }[]
}

/** Lists open tasks with their counts; zero is displayed less prominently. */
export function TaskList({ tasks }: Props) {
  const translate = useTranslate()
  return (
    <HairlineList>
      {tasks.map(({ label, count, path }) => (
        <li key={label}>
          <Box component={LinkBase} to={path} sx={item}>
            <Box component="span" sx={{ flex: 1 }}>
              {translate(label)}
            </Box>
            <Box component="span" sx={count > 0 ? waiting : quiet}>
              {count}
            </Box>
            <ChevronRightOutlined aria-hidden sx={{ color: 'text.secondary' }} />
          </Box>
        </li>
      ))}
    </HairlineList>
  )
}

/** Returns the path of a list with its query. */
export const toListPath = (resource: string, query: Record<string, string>): string =>
  `/${resource}?${new URLSearchParams(query).toString()}`

const item = {
  display: 'flex',
  alignItems: 'center',
  gap: 1.5,
  minHeight: 56,
  px: 1,
  mx: -1,
  borderRadius: 1,
  color: 'text.primary',
  textDecoration: 'none',
  '&:hover': { bgcolor: 'background.default' },
} as const
const quiet = { fontSize: '1.25rem', color: 'text.secondary' } as const
const waiting = { fontSize: '1.5rem', fontWeight: 600, color: 'secondary.dark' } as const
