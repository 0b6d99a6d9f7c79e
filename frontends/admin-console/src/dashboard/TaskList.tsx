import ChevronRightOutlined from '@mui/icons-material/ChevronRightOutlined'
import Box from '@mui/material/Box'
import { LinkBase } from 'react-admin'
import { HairlineList } from '../components/HairlineList.tsx'
import { useTranslate } from '../i18n/use-translate.ts'
import type { Task } from './tasks.ts'

/** Lists open tasks with their counts, in the order of urgency. */
export function TaskList({ tasks }: { tasks: readonly Task[] }) {
  const translate = useTranslate()
  return (
    <HairlineList>
      {tasks.map(({ label, count, path }) => (
        <li key={label}>
          <Box component={LinkBase} to={path} sx={item}>
            <Box component="span" sx={{ flex: 1 }}>
              {translate(label)}
            </Box>
            <Box component="span" sx={figure}>
              {count.toLocaleString()}
            </Box>
            <ChevronRightOutlined aria-hidden sx={{ color: 'text.secondary' }} />
          </Box>
        </li>
      ))}
    </HairlineList>
  )
}

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
const figure = { fontSize: '1.5rem', fontWeight: 600, color: 'secondary.dark' } as const
