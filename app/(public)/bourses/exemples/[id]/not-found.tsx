export { default } from "@/app/(public)/bourses/[id]/not-found";
