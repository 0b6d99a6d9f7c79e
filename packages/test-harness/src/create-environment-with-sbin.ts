/** Debian puts servers such as nginx where only root looks for programs; this is the environment that finds them. */
export function createEnvironmentWithSbin(): NodeJS.ProcessEnv {
  return { ...process.env, PATH: `${process.env.PATH}:/usr/sbin:/usr/local/sbin` }
}
